import type { CellKind, Column } from "./report";

/** The columns of a table of rows, by the type of their values. */
export const columnsOf = <Row>() => {
  const column =
    (kind: CellKind) =>
    (label: string, width: number, value: Column<Row>["value"]): Column<Row> => ({ label, kind, width, value });
  return {
    text: column("text"),
    number: column("number"),
    money: column("money"),
    day: column("day"),
    yesOrNo: (label: string, is: (row: Row) => boolean) =>
      column("text")(label, 12, (row) => (is(row) ? "sim" : "não")),
  };
};
