// Makes the drawing of a PDF page small and quick to paint. It comes with the outline of every letter printed, each an element of its own;
// here a run of letters of one colour is one path, and no number has more digits than the eye can tell.

/** Hundredths of a point for what only stands somewhere. */
const DIGITS = 2;
/** Letters are drawn in twentieths of a point: at twice its size they are still exact to a tenth of a pixel, and a quarter smaller to send. */
const UNITS = 20;
const NUMBER = /-?\d+\.\d+(?:e-?\d+)?/g;
const OUTLINE = /<path id="(g\d+)" d="([^"]*)"\/>/g;
const LETTER = /<use xlink:href="#(g\d+)" transform="([^"]*)"(?: fill="([^"]*)")?\/>/;
const RUN = new RegExp(`(?:\\s*${LETTER.source.replace(/\((?!\?)/g, '(?:')})+`, 'g');

interface Glyph {
  /** From the letter's own origin, each point from the last, in units. */
  readonly outline: string;
  /** Where the letter stands in its line, points. */
  readonly x: number;
}

export function shrinkDrawing(svg: string): string {
  const glyphs = new Map([...svg.matchAll(OUTLINE)].map(([, id = '', path = '']) => [id, readGlyph(path)]));
  return svg
    .replace(OUTLINE, '')
    .replace(/<defs id="outline-glyph">\s*<\/defs>/, '')
    .replace(NUMBER, round)
    .replace(RUN, (run) => drawRun(run, glyphs))
    .replace(/>\s+</g, '><')
    .trim();
}

/** The drawing puts the place in the line first, as a move that draws nothing. */
function readGlyph(path: string): Glyph {
  const [, said = '0', rest = ''] = /^M(-?[\d.]+),0(?: (?=M)|$)(.*)$/.exec(path) ?? [null, '0', path];
  const offset = Number(said);
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  const steps = [...rest.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', numbers = '']) => {
    if (command === 'Z') {
      [atX, atY] = [startX, startY];
      return 'z';
    }
    const pairs = [...numbers.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
    const points = pairs.map(([, x, y]) => [toUnits(Number(x) - offset), toUnits(Number(y))] as const);
    const words = points.flatMap(([x, y]) => [x - atX, y - atY]);
    [atX, atY] = points.at(-1) ?? [atX, atY];
    if (command === 'M') [startX, startY] = [atX, atY];
    return command.toLowerCase() + words.join(' ').replaceAll(' -', '-');
  });
  return { outline: steps.join(''), x: offset };
}

/** Letters one after another: those of one colour that only stand somewhere share a path; a turned one has its own. */
function drawRun(run: string, glyphs: ReadonlyMap<string, Glyph>): string {
  const paths: { fill: string; place: string; d: string }[] = [];
  for (const [, id = '', transform = '', fill = ''] of run.matchAll(new RegExp(LETTER.source, 'g'))) {
    const { outline, x } = glyphs.get(id) ?? { outline: '', x: 0 };
    if (outline === '') continue;
    const [, across, down] = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(transform) ?? [];
    const place = across && down ? '' : `${transform} `;
    const d = `M${toUnits(Number(across ?? 0) + x)} ${toUnits(Number(down ?? 0))}${outline}`;
    const last = paths.at(-1);
    if (last && last.fill === fill && last.place === place) last.d += d;
    else paths.push({ fill, place, d });
  }
  return paths.map(({ fill, place, d }) => `<path fill="${fill}" transform="${place}scale(${1 / UNITS})" d="${d}"/>`).join('');
}

function toUnits(points: number): number {
  return Math.round(points * UNITS);
}

function round(number: string): string {
  return String(Number(Number(number).toFixed(DIGITS)));
}
