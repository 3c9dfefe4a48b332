// The entry. It loads nothing of its own first: what Node compiles is kept from one start to the next, which saves half of it.
// Plain JavaScript, the only file that is: with one .ts before the cache is on, Node loads its whole type stripper, 130 ms of each start.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '..', '..', 'build', 'compile-cache');

enableCompileCache(CACHE);
// The threads that set documents take it from the environment.
process.env.NODE_COMPILE_CACHE = CACHE;
const { serve } = await import('./serve.server.ts');
await serve(process.env);
// Written now: a process that is killed writes nothing.
flushCompileCache();
