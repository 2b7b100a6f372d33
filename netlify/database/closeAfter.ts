import type { DatabaseConnection } from './client';

/** Closes the connection after the work. If both fail, throws the work's error. */
export async function closeAfter<Result>(
  connection: DatabaseConnection,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  let result: Result;
  try {
    result = await work(connection);
  } catch (error) {
    await connection.close().catch(() => {});
    throw error;
  }
  await connection.close();
  return result;
}
