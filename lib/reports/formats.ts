/** The export formats, with the labels of their buttons. */
export const FORMAT_LABELS = { pdf: "PDF", xlsx: "Excel", csv: "CSV", json: "JSON" } as const;
export type ExportFormat = keyof typeof FORMAT_LABELS;
export const exportFormats = Object.keys(FORMAT_LABELS) as ExportFormat[];

/** Those of the dashboard's lists, for people; programs ask the API. */
export const listFormats = ["xlsx", "pdf", "csv"] as const satisfies ExportFormat[];
