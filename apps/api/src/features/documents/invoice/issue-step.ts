/** The steps after which a test may stop the worker. */
export type IssueStep = 'number-read' | 'invoice-stored' | 'invoice-settled';
export type Reached = (step: IssueStep) => void | Promise<void>;
