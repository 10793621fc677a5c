// Pictures that only Der Pate needs: our own drawings, on a grid of 20, in lines of 2.

export const SIGNS = {
  "kind-protection": "M10 2 16.5 4.5V10c0 4-3 6.5-6.5 8-3.5-1.5-6.5-4-6.5-8V4.5z",
  "kind-smuggling": "M3 3h14v10H3zM3 3l14 10M4.5 16.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12.5 16.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  "kind-bookmaking": "M2 5h16v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4zM12 7v1.5M12 11.5V13",
  "kind-loans": "M16 4 4 16M3.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M11.5 14a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  "kind-gambling": "M10 2c3 4 7 6 7 9.5a3.3 3.3 0 0 1-6 2.2L12.5 18h-5L9 13.7a3.3 3.3 0 0 1-6-2.2C3 8 7 6 10 2z",
  press: "M3 3h11v14H5a2 2 0 0 1-2-2zM14 8h3v7a2 2 0 0 1-2 2h-1M6 7h5M6 10.5h5M6 14h3",
  prosecutor: "M10 3v14M6 17h8M4 6h12M4 6l-2.5 5.5h5zM16 6l-2.5 5.5h5z",
  informer: "M4 8h14v3h-5a5 5 0 1 1-9.5-1zM8 3v1.5M12 3v1.5",
  banker: "M3 3h14v3H3zM5.5 6v8M10 6v8M14.5 6v8M3 14h14v3H3z",
  member: "M2 15c3-3 5 3 8 0s5 3 8 0M10 10V3M6.5 6 10 2.5 13.5 6",
  steps: "m4 4 6 6-6 6M10 4l6 6-6 6",
} as const;

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return name in SIGNS;
}
