// Where the others sit, clockwise from my left, on a grid with the middle of the table free.

export interface Place {
  column: number;
  row: number;
}

export interface Ring {
  columns: number;
  rows: number;
  places: Place[];
  middle: { columns: string; rows: string };
}

/** So many sit on either side; the others along the far edge. The table is never higher than three seats. */
const SIDES = [0, 0, 1, 1, 2, 2, 2, 2];

/** The ring for so many seats around a table at whose near side nobody, or I, sit. */
export function ringOf(seats: number): Ring {
  const sides = SIDES[seats] ?? 3;
  const top = seats - 2 * sides;
  const columns = 2 + Math.max(1, top);
  const hasTop = top > 0;
  const rows = Math.max(sides + (hasTop && sides < 2 ? 1 : 0), hasTop ? 2 : 1, 1);
  const first = rows - sides + 1;
  const places: Place[] = [];
  for (let i = 0; i < sides; i += 1) places.push({ column: 1, row: rows - i });
  for (let i = 0; i < top; i += 1) places.push({ column: 2 + i, row: 1 });
  for (let i = 0; i < sides; i += 1) places.push({ column: columns, row: first + i });
  return {
    columns,
    rows,
    places,
    middle: { columns: `2 / ${columns}`, rows: `${hasTop ? 2 : 1} / ${rows + 1}` },
  };
}
