/** Something for the operator to put right: told as a sentence, without a trace. */
export class OperatorError extends Error {}
