import { deflateRawSync } from "node:zlib";

export const HEADINGS = ["Data", "Valor", "Ação"];
export const GIFT = ["01/02/2026", 10, "Sopa"];

/** A ZIP whose list says what one likes of its parts' sizes. */
export function zip(parts: Record<string, string | Buffer>, declared?: number) {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const name = Buffer.from(path);
    const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt32LE(at, 42);
    for (const [header, from] of [[local, 8] as const, [entry, 10] as const]) {
      header.writeUInt16LE(8, from); // deflated
      header.writeUInt32LE(packed.length, from + 10);
      header.writeUInt32LE(declared ?? Buffer.byteLength(content), from + 14);
      header.writeUInt16LE(name.length, from + 18);
    }
    files.push(local, name, packed);
    list.push(entry, name);
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(list.length / 2, 8);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...list, end]);
}

/** An .xlsx of two rows, with something more behind them. */
export function handmade(more: string) {
  const rows = [HEADINGS, GIFT].map((cells, index) => {
    const texts = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
    return `<row r="${index + 1}">${texts.map((text, column) => text.replace("<c", `<c r="${"ABC"[column]}${index + 1}"`)).join("")}</row>`;
  });
  const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  return zip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relation("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relation("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows.join("")}</sheetData>${more}</worksheet>`,
  });
}
