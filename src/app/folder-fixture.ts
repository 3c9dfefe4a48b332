// A folder for one test: room for data, a built page of one line and its assets, and a sample. Gone when the test is over.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function makeFolder(atEnd: (work: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'trama-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'sample'));
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><html lang="es"><title>Trama</title></html>');
  for (const ending of ['', '.br', '.gz', '.map']) {
    writeFileSync(join(folder, 'web', 'assets', `main-abcdef12.js${ending}`), `script${ending}`);
  }
  writeFileSync(join(folder, 'sample', 'business-plan-sample-demo-ES.pdf'), '%PDF-1.7 muestra');
  return folder;
}
