import { expect, it } from "vitest";
import { Acknowledgements } from "./acknowledgements";

/** A save of 'self' that these peers were told of, as far as the database knew. */
function tell(acknowledgements: Acknowledgements, peers: string[], timeoutMs = 5_000) {
  const save = acknowledgements.expect("save");
  acknowledgements.hear({ from: "self", call: "save", tags: ["posts"] });
  acknowledgements.know(peers);
  return { save, complete: () => acknowledgements.complete(save, timeoutMs) };
}

it("a save is complete when all peers have acknowledged it, also before it was known who they are", async () => {
  const acknowledgements = new Acknowledgements("self");
  const { save, complete } = tell(acknowledgements, ["one", "two"]);
  acknowledgements.hear({ from: "one", answers: "save" });
  const done = complete();
  acknowledgements.hear({ from: "two", answers: "another" });
  expect([...save.missing]).toEqual(["two"]);
  acknowledgements.hear({ from: "two", answers: "save" });
  await done;
  expect([...save.acknowledged]).toEqual(["one", "two"]);
});

it("one that does not acknowledge is missing, although the database no longer has its session", async () => {
  const acknowledgements = new Acknowledgements("self");
  acknowledgements.hear({ from: "gone", hello: true });
  const { save, complete } = tell(acknowledgements, ["one"], 20);
  acknowledgements.hear({ from: "one", answers: "save" });
  await complete();
  expect([...save.missing]).toEqual(["gone"]);
});

it("one that leaves is not waited for", async () => {
  const acknowledgements = new Acknowledgements("self");
  const { save, complete } = tell(acknowledgements, ["one"]);
  const done = complete();
  acknowledgements.hear({ from: "one", bye: true });
  await done;
  expect(save.missing.size).toBe(0);
  expect(acknowledgements.peers.size).toBe(0);
});

it("one that has left stays away, although an answer of before arrives later, and the database named it before", () => {
  const acknowledgements = new Acknowledgements("self");
  acknowledgements.hear({ from: "one", hello: true });
  acknowledgements.hear({ from: "one", bye: true });
  acknowledgements.hear({ from: "one", answers: "save" });
  acknowledgements.know(["one"]);
  expect(acknowledgements.peers.size).toBe(0);
});
