import type { ExportFormat } from "./formats";
import { XLSX } from "./xlsx";

/** The media type of each export format. */
export const FILE_TYPES: Record<ExportFormat, string> = {
  pdf: "application/pdf",
  xlsx: XLSX,
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};
