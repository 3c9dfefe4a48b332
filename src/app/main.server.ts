// The entry. It loads nothing of its own first: what Node compiles is kept from one start to the next, which saves a third of it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', 'build', 'compile-cache'));
const { serve } = await import('./serve.server.ts');
await serve(process.env);
