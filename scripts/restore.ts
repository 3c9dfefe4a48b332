// Puts a backup in the place of the database, with the server stopped: npm run restore -- FILE

import { OperatorError } from '../src/app/operator-error.ts';
import { restoreDatabase } from '../src/app/restore-database.server.ts';
import { tellOperator } from './tell-operator.ts';

await tellOperator('npm run restore -- FILE', async (file, { dataDir, databaseUrl }) => {
  if (databaseUrl) {
    throw new OperatorError(
      'DATABASE_URL is set, so the data is in PostgreSQL: stop every server and put the copy into an empty database with\n' +
        'pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" FILE.',
    );
  }
  const kept = restoreDatabase(dataDir, file, new Date());
  const before = kept === null ? '' : ` What was there before is now ${kept}: delete it once you do not need it.`;
  return `Restored from ${file}.${before} Interviews that visitors erased after the backup was made are back: erase them again.`;
});
