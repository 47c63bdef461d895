import { messageInput } from "./schema";
import { receiveMessage } from "./service";

let visitors = 0;
export const input = (fields: Record<string, unknown> = {}) =>
  messageInput.parse({ name: "Ana", email: "Ana@Example.com ", message: "Quero ajudar", ...fields });
export const receive = (fields?: Record<string, unknown>) => receiveMessage(input(fields), `visitor-${++visitors}`);
