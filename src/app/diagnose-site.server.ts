// What the site promises on its home page, held against how it is set up: each badge, whether it is true, and why.
import { findKeepers, type Keeper } from './find-keepers.server.ts';
import { modelRecipient } from './read-model-settings.server.ts';
import type { Settings } from './settings.server.ts';

/** A purge an hour: two missed ones are a failure. */
const LONGEST_WITHOUT_PURGE_MS = 2 * 60 * 60 * 1000;

export interface SiteState {
  readonly now: Date;
  /** When interviews past their time were last deleted, ISO 8601; null for never. */
  readonly purgedAt: string | null;
}

export interface BadgeFinding {
  readonly badge: 'SSL encrypted' | 'GDPR compliant' | 'Privacy protected' | 'Secure payments';
  readonly isTrue: boolean;
  /** Why, one sentence each: what is missing, or what makes it true. */
  readonly because: readonly string[];
}

export function diagnoseSite(settings: Settings, state: SiteState): readonly BadgeFinding[] {
  return [
    judge(
      'SSL encrypted',
      findUnencrypted(settings),
      'PUBLIC_URL is https, so the cookie is Secure and browsers are told to stay on https.',
    ),
    judge(
      'GDPR compliant',
      findUnlawful(settings, state),
      'The notice names who is responsible, and interviews past their time are deleted every hour.',
    ),
    judge('Privacy protected', findExposed(settings), tellPrivacy(settings)),
    judge(
      'Secure payments',
      findUnsafePayments(settings),
      settings.payments
        ? 'Live keys over https; card details never come here.'
        : 'PAYMENTS is off: plans are free and no card is asked for.',
    ),
  ];
}

function judge(badge: BadgeFinding['badge'], wrong: readonly string[], fine: string): BadgeFinding {
  return { badge, isTrue: wrong.length === 0, because: wrong.length === 0 ? [fine] : wrong };
}

function findUnencrypted({ isHttps, publicUrl }: Settings): string[] {
  return isHttps ? [] : [`PUBLIC_URL is ${publicUrl}: what visitors type travels as it is.`];
}

function tellPrivacy(settings: Settings): string {
  const { answers, documents } = findKeepers(settings);
  const recipient = settings.model && modelRecipient(settings.model);
  const places = [
    answers ? `answers are kept at ${answers.host}` : 'answers are kept on this server',
    ...(documents ? [`documents at ${documents.host}`] : []),
    ...(recipient === null ? [] : [`answers go to ${recipient}`]),
  ];
  const isNamed = answers || documents || recipient !== null;
  return `Pages load nothing from elsewhere, ${places.join(', ')}${isNamed ? ', which the privacy notice says' : ''}, and the log holds none of them.`;
}

/** Within a network of one's own it is the operator's to judge; beyond it, what visitors said would be open to whoever carries it. */
function findExposed(settings: Settings): string[] {
  const { answers, documents } = findKeepers(settings);
  const isExposed = (keeper: Keeper | null) => keeper?.place === 'elsewhere' && !keeper.isEncrypted;
  return [
    ...(isExposed(answers)
      ? [`DATABASE_URL leads to ${answers?.host} without sslmode=verify-full: what visitors say travels there as it is.`]
      : []),
    ...(isExposed(documents) ? [`S3_ENDPOINT is http, at ${documents?.host}: documents travel there as they are.`] : []),
  ];
}

function findUnlawful({ controller }: Settings, { now, purgedAt }: SiteState): string[] {
  const wrong = (['name', 'address', 'email'] as const)
    .filter((field) => controller[field] === null)
    .map((field) => `CONTROLLER_${field.toUpperCase()} is missing: the privacy notice does not say who is responsible.`);
  if (purgedAt === null) wrong.push('Interviews past their time were never deleted: the server does so when it starts, and every hour.');
  else if (now.getTime() - Date.parse(purgedAt) > LONGEST_WITHOUT_PURGE_MS) {
    wrong.push(`Interviews past their time were last deleted at ${purgedAt}: the server has not run for two hours, or cannot.`);
  }
  return wrong;
}

function findUnsafePayments({ payments, isHttps }: Settings): string[] {
  if (!payments) return [];
  const wrong: string[] = [];
  if (!payments.secretKey.includes('_live_')) wrong.push('STRIPE_SECRET_KEY is a test key: nobody is really charged.');
  if (payments.webhookSecret === '') wrong.push('STRIPE_WEBHOOK_SECRET is missing: what the provider tells cannot be believed.');
  if (!isHttps) wrong.push('PUBLIC_URL is not https.');
  return wrong;
}
