import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';

/**
 * Runs a program of the frame as a process of its own: the question on its standard input, the answer on its
 * standard output.
 */
export const askProcess = async <Answer>(program: string, question: object): Promise<Answer> => {
  const { stdout } = await execaNode(fileURLToPath(import.meta.resolve(program)), { input: JSON.stringify(question) });
  return JSON.parse(stdout) as Answer;
};
