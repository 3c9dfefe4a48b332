// Draws the first screens of the built site, so that words are on the page before any script: run after the site is built, for the
// browser and for this.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DrawnScreen, FIRST_SCREENS_FILE, listFirstScreens, nameFirstScreen } from '../src/app/first-screens.ts';

const SITE = 'build/web';
const DRAWER = 'build/draw/draw-first-screen.web.js';
/** What the policy of the pages refuses: scripts and styles within the markup. */
const REFUSED = /<script|<style|\sstyle=|\son[a-z]+=/i;

// Drawn as visitors get it: React writes more for developers.
process.env.NODE_ENV = 'production';
const { drawFirstScreen } = (await import(pathToFileURL(resolve(DRAWER)).href)) as typeof import('../src/app/draw-first-screen.web.tsx');

const drawn: Record<string, DrawnScreen> = {};
for (const screen of listFirstScreens()) {
  const drawing = await drawFirstScreen(screen);
  const refused = REFUSED.exec(drawing.body);
  if (refused)
    throw new Error(`${nameFirstScreen(screen)} holds what its policy refuses: ${drawing.body.slice(refused.index, refused.index + 200)}`);
  drawn[nameFirstScreen(screen)] = drawing;
}
writeFileSync(join(SITE, FIRST_SCREENS_FILE), JSON.stringify(drawn));
console.log(`${Object.keys(drawn).length} first screens drawn`);
