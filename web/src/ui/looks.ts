// A player is a colour, a shape and a letter, always all three.

export interface Look {
  fill: string;
  ink: string;
  path: string;
  dy: number;
}

const DARK = "#14100D";
const LIGHT = "#FFFFFF";

export const LOOKS: Look[] = [
  { fill: "#FEC839", ink: DARK, path: "M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z", dy: 3.6 },
  { fill: "#1F59CC", ink: LIGHT, path: "M0-11.8 11.8 0 0 11.8-11.8 0Z", dy: 3.6 },
  { fill: "#B60C18", ink: LIGHT, path: "M-8.8-8.8H8.8V8.8H-8.8Z", dy: 3.6 },
  { fill: "#562A78", ink: LIGHT, path: "M10.8 0 5.4 9.4-5.4 9.4-10.8 0-5.4-9.4 5.4-9.4Z", dy: 3.6 },
  { fill: "#25A771", ink: DARK, path: "M0-11.5 11.4 8.3-11.4 8.3Z", dy: 6.2 },
  { fill: "#E36900", ink: DARK, path: "M0-11.2 10.7-3.5 6.6 9.1-6.6 9.1-10.7-3.5Z", dy: 4 },
  { fill: "#81D9FE", ink: DARK, path: "M0-12C6-5.5 10-2.5 10 2A10 10 0 0 1-10 2C-10-2.5-6-5.5 0-12Z", dy: 5 },
  { fill: "#E88BBB", ink: DARK, path: "M-9.2-10H9.2V2Q9.2 9 0 11.5Q-9.2 9-9.2 2Z", dy: 3.4 },
  { fill: "#F7F4EE", ink: DARK, path: "M-4.5-10H4.5V-4.5H10V4.5H4.5V10H-4.5V4.5H-10V-4.5H-4.5Z", dy: 3.4 },
  { fill: "#5E5D5C", ink: LIGHT, path: "M9.8 4.1 4.1 9.8-4.1 9.8-9.8 4.1-9.8-4.1-4.1-9.8 4.1-9.8 9.8-4.1Z", dy: 3.6 },
];

export function lookOf(index: number): Look {
  return LOOKS[index % LOOKS.length] as Look;
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + (seat % 26));
}
