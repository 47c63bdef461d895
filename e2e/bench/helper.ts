import type { ChildProcess } from "node:child_process";
import { inProject, withTypeScript } from "../../lib/start/project";
import { startNode } from "../../lib/start/terminal/children";

/** A process of its own that answers one message at a time, and ends with this one. */
export interface Helper<Question, Answer> {
  pid: number;
  ask(question: Question): Promise<Answer>;
  stop(): void;
}

export function startHelper<Question, Answer>(file: string): Helper<Question, Answer> {
  const child = startNode([...withTypeScript, inProject("e2e", "bench", file)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    serialization: "advanced",
  });
  return {
    pid: child.pid ?? 0,
    ask: (question) => ask(child, question),
    stop: () => void child.kill(),
  };
}

function ask<Answer>(child: ChildProcess, question: unknown) {
  return new Promise<Answer>((resolve, reject) => {
    const onEnd = () => reject(new Error("a helper process of the bench ended early"));
    child.once("exit", onEnd);
    child.once("message", (answer: Answer) => {
      child.off("exit", onEnd);
      resolve(answer);
    });
    child.send(Object(question), (error) => error && reject(error));
  });
}

/** The other side: what a helper's file does with each question. */
export function answerQuestions<Question, Answer>(toAnswer: (question: Question) => Promise<Answer>) {
  process.on("message", async (question: Question) => {
    process.send?.(await toAnswer(question));
  });
  process.on("disconnect", () => process.exit());
  // Ctrl-C reaches every process of the terminal; the bench decides the order.
  process.on("SIGINT", () => {});
}
