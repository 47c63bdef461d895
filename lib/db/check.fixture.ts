import { once } from "node:events";
import net from "node:net";

/** As much of PostgreSQL's protocol as it takes to answer every query with a number. */
export async function stubPostgres(answer: () => number) {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message("Z", Buffer.from("I"));
  const column = Buffer.from("pid\0" + "\0\0\0\0\0\0\0\0\0\x17\0\x04\0\0\0\0\0\0", "latin1");
  const server = net.createServer((socket) => {
    let greeted = false;
    socket.on("error", () => {});
    socket.on("data", (sent) => {
      if (!greeted) {
        greeted = true;
        return socket.write(Buffer.concat([message("R", Buffer.alloc(4)), ready]));
      }
      if (sent.toString("latin1", 0, 1) !== "Q") return socket.end();
      const text = Buffer.from(String(answer()));
      const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, text.length]), text]);
      const described = message("T", Buffer.from([0, 1]), column);
      socket.write(Buffer.concat([described, message("D", row), message("C", Buffer.from("SELECT 1\0")), ready]));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  return { url: `postgres://nova:segredo@127.0.0.1:${port}/nova`, close: () => server.close() };
}
