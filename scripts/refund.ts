// Gives the money for a plan back and shuts its downloads, while the server works: npm run refund -- PLAN
import { openDatabase } from '../src/app/database.server.ts';
import { openDatabaseServer } from '../src/app/open-database-server.server.ts';
import { OperatorError } from '../src/app/operator-error.ts';
import { refundPlan } from '../src/app/refund-plan.server.ts';
import { createStripeProvider } from '../src/payments/stripe-provider.server.ts';
import { tellOperator } from './tell-operator.ts';

await tellOperator('npm run refund -- PLAN', async (named, { payments, dataDir, databaseUrl }) => {
  if (!payments) throw new OperatorError('PAYMENTS is off: set it and the keys as the server has them.');
  const database = databaseUrl ? (await openDatabaseServer(databaseUrl)).database : await openDatabase(dataDir);
  try {
    return await refundPlan({ database, clock: () => new Date(), provider: createStripeProvider(payments) }, named);
  } finally {
    await database.destroy();
  }
});
