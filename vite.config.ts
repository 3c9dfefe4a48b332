import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const OUT = 'build/web';
const DRAWER = 'build/draw';
const PICTURES = 'build/sample/pages';
/** Pictures of whole pages: one step below the best takes a fifth of the time and adds a fortieth of the bytes. */
const PICTURE_QUALITY = constants.BROTLI_MAX_QUALITY - 1;

/** Half of the script, and the half that seldom changes: browsers keep it from one version of the site to the next. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/** The page for browsers; and, with `--ssr`, what draws its first screens for the server to send. Both name the same assets. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [needPictures(), react(), tailwindcss(), precompress()],
  build: {
    outDir: isSsrBuild ? DRAWER : OUT,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [REACT] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));

/** The pages show pictures of the sample plan, which are drawn from its PDFs before the build. */
function needPictures(): Plugin {
  return {
    name: 'need-pictures',
    apply: 'build',
    async buildStart() {
      const names: string[] = await readdir(PICTURES).catch(() => []);
      if (!names.includes('es-01.svg')) this.error(`There are no pictures of the sample plan in ${PICTURES}: build with npm run build.`);
    },
  };
}

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(OUT, { recursive: true });
      await Promise.all(names.filter((name) => /\.(js|css|html|svg|json|txt)$/.test(name)).map((name) => pack(join(OUT, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  const quality = path.endsWith('.svg') ? PICTURE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
