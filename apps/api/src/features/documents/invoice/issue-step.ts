/** What a test may stop the worker behind. */
export type IssueStep = 'number-read' | 'invoice-stored' | 'invoice-settled';
export type Reached = (step: IssueStep) => void | Promise<void>;
