import { startDeliveries } from "../../lib/messages/delivery-worker";
import { messageInput } from "../../lib/messages/schema";
import { receiveMessage } from "../../lib/messages/service";

/** A process to be killed by tests: 'store' stores a message and idles; 'work' delivers waiting messages. */
const [, , task] = process.argv;

if (task === "store") {
  const input = messageInput.parse({ name: "Ana", email: "ana@example.com", message: "Antes da queda" });
  const message = await receiveMessage(input, "test");
  process.stdout.write(`stored ${message?.id}\n`);
}
if (task === "work") {
  await startDeliveries().started;
  process.stdout.write("working\n");
}
setInterval(() => undefined, 1_000);
