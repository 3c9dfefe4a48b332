// Copies the database while the server works: npm run backup -- FILE
import { backUpDatabase } from '../src/app/back-up-database.server.ts';
import { tellOperator } from './tell-operator.ts';

await tellOperator('npm run backup -- FILE', async (file, dataDir) => {
  const bytes = await backUpDatabase(dataDir, file);
  return `Backed up to ${file}, ${(bytes / 1e6).toFixed(1)} MB. It holds what visitors said: keep it as safe as the server.`;
});
