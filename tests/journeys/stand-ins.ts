// Answers given in the server's place, where a journey needs a moment that the real one passes too quickly.
import type { Route } from '@playwright/test';

/** The reply after which the plan is written. */
export const COMPLETE = {
  isComplete: true,
  shouldGenerate: true,
  nextQuestion: null,
  message: null,
  topic: null,
  progress: { answered: 8, total: 8 },
  suggestions: [],
};

export const NO_FILES = {
  message: null,
  downloadUrlES: null,
  downloadUrlEN: null,
  downloadUrl: null,
  workbookUrl: null,
  paymentRequired: false,
};

export function replyWith(route: Route, body: object): Promise<void> {
  return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
}
