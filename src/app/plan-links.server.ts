import { listDocuments } from '../documents/document-store.server.ts';
import type { ChatResponse } from '../interview/chat-calls.ts';
import type { Database } from './database.server.ts';

export type PlanLinks = NonNullable<ChatResponse['links']>;

/** Where the documents of a plan are downloaded. There is no single-file edition. */
export async function readPlanLinks(database: Database, planId: string): Promise<PlanLinks> {
  const names = await listDocuments(database, planId);
  const linkTo = (ending: string) => {
    const name = names.find((one) => one.endsWith(ending));
    return name ? `/api/download/${name}` : null;
  };
  return { downloadUrlES: linkTo('-ES.pdf'), downloadUrlEN: linkTo('-EN.pdf'), downloadUrl: null, workbookUrl: linkTo('.xlsx') };
}
