/** The export formats, with the labels of their buttons. */
export const FORMAT_LABELS = { pdf: "PDF", xlsx: "Excel", csv: "CSV", json: "JSON" } as const;
export type ExportFormat = keyof typeof FORMAT_LABELS;
/** The media type of each. */
export const FILE_TYPES: Record<ExportFormat, string> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};
export const exportFormats = Object.keys(FORMAT_LABELS) as ExportFormat[];

/** Those of the dashboard's lists, for people; programs ask the API. */
export const listFormats = ["xlsx", "pdf", "csv"] as const satisfies ExportFormat[];
