/** The eight topics of the interview, in the order they are asked. */
export const TOPICS = ['problem', 'customer', 'solution', 'marketing', 'revenue', 'resources', 'goals', 'competitors'] as const;

export type Topic = (typeof TOPICS)[number];
