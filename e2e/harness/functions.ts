import { readFileSync } from "node:fs";
import { parseSync, type VariableDeclaration, Visitor } from "oxc-parser";

type Found = {
  /** Its file and first line. */
  at: string;
  lines: number;
  /** What it keeps and changes: `let` that a function within it uses, React's state and refs. */
  mutable: string[];
};

const REACT_STATE = /^(?:React\.)?use(?:State|Ref|Reducer)\b/;

/** All functions of a file, those within others too. */
export function functionsOf(file: string): Found[] {
  const text = readFileSync(file, "utf8");
  const lineAt = (at: number) => text.slice(0, at).split("\n").length;
  const found: Found[] = [];
  const around = [openScope()];
  const now = () => around.at(-1) ?? openScope();

  const namesIn = (id: VariableDeclaration["declarations"][number]["id"]) =>
    id.type === "Identifier" ? [id.name] : (text.slice(id.start, id.end).match(/[\w$]+/g) ?? []);

  const enter = () => void around.push(openScope());
  const leave = ({ start, end }: { start: number; end: number }) => {
    const scope = now();
    around.pop();
    for (const name of [...scope.names, ...scope.namesWithin]) now().namesWithin.add(name);
    const kept = scope.variables.filter((name) => scope.namesWithin.has(name));
    found.push({
      at: `${file}:${lineAt(start)}`,
      lines: lineAt(end) - lineAt(start) + 1,
      mutable: [...kept, ...scope.states],
    });
  };
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    "FunctionDeclaration:exit": leave,
    "FunctionExpression:exit": leave,
    "ArrowFunctionExpression:exit": leave,
    "Identifier:exit": ({ name }) => void now().names.add(name),
    VariableDeclaration({ kind, declarations }: VariableDeclaration) {
      for (const { id, init } of declarations) {
        const isState = init && REACT_STATE.test(text.slice(init.start, init.end));
        const isConstant = id.type === "ArrayPattern" && id.elements.length < 2; // state without its setter
        if (isState && !isConstant) now().states.push(text.slice(id.start, id.end));
        else if (kind === "let") now().variables.push(...namesIn(id));
      }
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const openScope = () => ({
  names: new Set<string>(),
  namesWithin: new Set<string>(),
  variables: [] as string[],
  states: [] as string[],
});
