/** The files that the table is offered as, with what the buttons say. */
export const EXPORT_FORMATS = { pdf: "PDF", xlsx: "Excel", csv: "CSV", json: "JSON" } as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;
export const exportFormats = Object.keys(EXPORT_FORMATS) as ExportFormat[];
