import type { Migration } from './migration.ts'

/** Those that a person has too many of are found by their owner. */
export const answersOfAPerson: Migration = {
  name: '0018-answers-of-a-person',
  up: (tables) => tables.addIndex('idempotent_answers', ['userId']),
  down: (tables) => tables.query('DROP INDEX "idempotent_answers_user_id"'),
}
