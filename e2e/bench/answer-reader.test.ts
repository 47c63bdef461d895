import { expect, test } from "vitest";
import { AnswerReader } from "./answer-reader";

const known = 'HTTP/1.1 200 OK\r\nETag: W/"a"\r\nContent-Length: 9\r\n\r\na\r\n\r\n0\r\n1';
const chunked = "HTTP/1.1 500 Oh\r\ntransfer-encoding: chunked\r\n\r\n3;x=1\r\nabc\r\na\r\n0123\r\n\r\n89\r\n0\r\n\r\n";
const empty = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
const unchanged = "HTTP/1.1 304 Not Modified\r\ncontent-length: 500\r\n\r\n";
const answers = [known, chunked, empty, unchanged];
const told = [
  [200, known.length],
  [500, chunked.length],
  [200, empty.length],
  [304, unchanged.length],
];

function readAll(pieces: readonly string[]) {
  const heard: number[][] = [];
  const reader = new AnswerReader((status, bytes) => heard.push([status, bytes]));
  for (const piece of pieces) reader.read(Buffer.from(piece, "latin1"));
  return heard;
}

test("answers of a known length, in chunks, and without a body", () => {
  expect(readAll(answers)).toEqual(told);
});

test.each([1, 2, 3, 7, 20, 50])("answers that come in pieces of %i bytes", (size) => {
  const pieces = answers.flatMap((answer) => answer.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []);
  expect(readAll(pieces)).toEqual(told);
});

test("what a buffer still holds of an earlier piece is not read", () => {
  const heard: number[] = [];
  const reader = new AnswerReader((status) => heard.push(status));
  const buffer = Buffer.from(known, "latin1");
  reader.read(buffer, 20);
  expect(heard).toEqual([]);
  reader.read(Buffer.from(known.slice(20), "latin1"));
  expect(heard).toEqual([200]);
});

test("an answer that ends with its connection is refused", () => {
  expect(() => readAll(["HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nabc"])).toThrow("known length");
  expect(() => readAll(["SSH-2.0\r\n\r\n"])).toThrow("known length");
});
