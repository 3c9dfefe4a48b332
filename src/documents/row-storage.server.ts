import { type DocumentStorage, openRow } from './document-storage.server.ts';
import { addDocuments } from './document-store.server.ts';

/** Documents in the database: their bytes are safe with their rows, and go with them. */
export function createRowStorage(clock: () => Date): DocumentStorage {
  return {
    secure: async (documents) => documents,
    async enter(step, planId, documents) {
      await addDocuments(step, planId, documents, clock().toISOString());
    },
    open: async (document) => openRow(document),
    sweep: async () => 0,
  };
}
