import { OperatorError } from '../src/app/operator-error.ts';
import { readSettings, type Settings, SettingsError } from '../src/app/settings.server.ts';

/** Runs a command on what it is given and the server's settings; what went wrong is told as a sentence, and ends with 1. */
export async function tellOperator(usage: string, run: (given: string, settings: Settings) => Promise<string>): Promise<void> {
  const [given, ...rest] = process.argv.slice(2);
  try {
    if (given === undefined || rest.length > 0) throw new OperatorError(`Usage: ${usage}`);
    process.stdout.write(`${await run(given, readSettings(process.env))}\n`);
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
