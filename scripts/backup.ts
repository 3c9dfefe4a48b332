// Copies the database while the server works: npm run backup -- FILE
import { backUpDatabase } from '../src/app/back-up-database.server.ts';
import { OperatorError } from '../src/app/operator-error.ts';
import { tellOperator } from './tell-operator.ts';

await tellOperator('npm run backup -- FILE', async (file, { dataDir, databaseUrl }) => {
  if (databaseUrl) {
    throw new OperatorError(
      'DATABASE_URL is set, so the data is in PostgreSQL: copy it with pg_dump --format=custom --file=FILE "$DATABASE_URL".\n' +
        'docs/watching-and-keeping.md says how to go back to any moment as well.',
    );
  }
  const bytes = await backUpDatabase(dataDir, file);
  return `Backed up to ${file}, ${(bytes / 1e6).toFixed(1)} MB. It holds what visitors said: keep it as safe as the server.`;
});
