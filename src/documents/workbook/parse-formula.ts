// The formula dialect of the workbook: what the program writes into cells, and nothing more. Numbers only, no text.
// A template names other lines in braces, `{revenue}`, `{cash:before}`, `{low.cash:all}`; what a name means is decided by whoever evaluates it.

export type FormulaNode =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'name'; readonly name: LineName }
  | { readonly type: 'negative'; readonly of: FormulaNode }
  | { readonly type: 'operation'; readonly operator: Operator; readonly left: FormulaNode; readonly right: FormulaNode }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly FormulaNode[] };

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '>' | '<=' | '>=';

/** `{case.line:reach}`; without a case, the one the formula stands in; without a reach, the same month. */
export interface LineName {
  readonly text: string;
  readonly case: string | null;
  readonly line: string;
  readonly reach: string | null;
}

/** Loosest first. All are read from left to right, as spreadsheets do, powers included. */
const LEVELS: readonly (readonly string[])[] = [['=', '<>', '<', '>', '<=', '>='], ['+', '-'], ['*', '/'], ['^']];

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|\{([^{}]+)\}|([A-Z]+)\(|(<>|<=|>=|[-+*/^=<>(),]))/y;
const NAME = /^(?:([a-z]+)\.)?([a-zA-Z][a-zA-Z0-9]*)(?::([a-z0-9-]+))?$/;

type Token = { readonly type: 'number' | 'name' | 'call' | 'sign'; readonly text: string };

/** Reads a template. Throws on anything outside the dialect: templates are ours, so that is a mistake of ours. */
export function parseFormula(template: string): FormulaNode {
  const tokens = readTokens(template);
  let at = 0;
  const peek = () => tokens[at]?.text;
  const refuse = (): never => {
    throw new Error(`formula not understood at "${peek() ?? 'its end'}": ${template}`);
  };
  const expect = (sign: string) => {
    if (tokens[at]?.type !== 'sign' || peek() !== sign) refuse();
    at += 1;
  };

  function readLevel(level: number): FormulaNode {
    const operators = LEVELS[level];
    if (!operators) return readSigned();
    let left = readLevel(level + 1);
    while (tokens[at]?.type === 'sign' && operators.includes(peek() ?? '')) {
      const operator = tokens[at++]?.text as Operator;
      left = { type: 'operation', operator, left, right: readLevel(level + 1) };
    }
    return left;
  }

  // A sign binds tighter than a power, as it does in a cell: -2^2 is 4 there.
  function readSigned(): FormulaNode {
    if (tokens[at]?.type !== 'sign' || peek() !== '-') return readPrimary();
    at += 1;
    return { type: 'negative', of: readSigned() };
  }

  function readPrimary(): FormulaNode {
    const token = tokens[at++] ?? refuse();
    if (token.type === 'number') return { type: 'number', value: Number(token.text) };
    if (token.type === 'name') return { type: 'name', name: readName(token.text, template) };
    if (token.type === 'call') return { type: 'call', name: token.text, args: readArguments() };
    at -= 1;
    expect('(');
    const inside = readLevel(0);
    expect(')');
    return inside;
  }

  function readArguments(): FormulaNode[] {
    const args = [readLevel(0)];
    while (peek() === ',') {
      at += 1;
      args.push(readLevel(0));
    }
    expect(')');
    return args;
  }

  const formula = readLevel(0);
  return at === tokens.length ? formula : refuse();
}

/** The template in pieces: what is written as it is, and the names in between. */
export function splitTemplate(template: string): readonly (string | LineName)[] {
  return template.split(/\{([^{}]+)\}/).map((piece, at) => (at % 2 === 0 ? piece : readName(piece, template)));
}

function readTokens(template: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < template.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(template);
    if (!match) throw new Error(`formula not understood at "${template.slice(from)}": ${template}`);
    const [, number, name, call, sign] = match;
    if (number !== undefined) tokens.push({ type: 'number', text: number });
    else if (name !== undefined) tokens.push({ type: 'name', text: name });
    else if (call !== undefined) tokens.push({ type: 'call', text: call });
    else if (sign !== undefined) tokens.push({ type: 'sign', text: sign });
  }
  return tokens;
}

function readName(text: string, template: string): LineName {
  const match = NAME.exec(text);
  if (!match) throw new Error(`"${text}" names no line: ${template}`);
  return { text, case: match[1] ?? null, line: match[2] ?? '', reach: match[3] ?? null };
}
