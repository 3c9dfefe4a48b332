import { OperatorError } from '../src/app/operator-error.ts';
import { readSettings, SettingsError } from '../src/app/settings.server.ts';

/** Runs a command on one file and the data folder of the settings; what went wrong is told as a sentence, and ends with 1. */
export async function tellOperator(usage: string, run: (file: string, dataDir: string) => Promise<string>): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  try {
    if (file === undefined || rest.length > 0) throw new OperatorError(`Usage: ${usage}`);
    process.stdout.write(`${await run(file, readSettings(process.env).dataDir)}\n`);
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
