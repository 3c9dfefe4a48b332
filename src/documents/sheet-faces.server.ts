import { readFileSync } from 'node:fs';
import type { SheetFaces } from './count-lines.ts';
import { FONT_FILES } from './font-files.server.ts';
import { type FontMetrics, readMetrics } from './font-metrics.ts';

/** The faces that documents are set in, as wide and as tall as their files say. */
export function readSheetFaces(): SheetFaces {
  const [text, italic, , strong, tools, , toolsStrong] = FONT_FILES.slice(0, 7).map(readFace);
  if (!text || !italic || !strong || !tools || !toolsStrong) throw new Error('A font of the text or of the tools is missing');
  return { text: { plain: text, strong, quote: italic }, tools: { plain: tools, strong: toolsStrong, quote: tools } };
}

function readFace(path: string): FontMetrics {
  const bytes = readFileSync(path);
  return readMetrics(new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
}
