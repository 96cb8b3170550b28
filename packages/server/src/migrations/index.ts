import { usersAndSessions } from './0001-users-and-sessions.ts'
import { taxFilings } from './0002-tax-filings.ts'
import { documents } from './0003-documents.ts'
import { newsArticles } from './0004-news-articles.ts'
import { counts } from './0005-counts.ts'
import { installation } from './0006-installation.ts'
import { returns } from './0007-returns.ts'
import { papers } from './0008-papers.ts'
import { drafts } from './0009-drafts.ts'
import { languageAndTheme } from './0010-language-and-theme.ts'
import { fileNames } from './0011-file-names.ts'
import { accounts } from './0012-accounts.ts'
import { scanLeases } from './0013-scan-leases.ts'
import { split } from './0015-split.ts'
import { secondFactor } from './0016-second-factor.ts'
import { idempotentAnswers } from './0017-idempotent-answers.ts'
import { answersOfAPerson } from './0018-answers-of-a-person.ts'
import { warnedAccounts } from './0019-warned-accounts.ts'
import { namesAndAmounts } from './0020-names-and-amounts.ts'
import { deletions } from './0021-deletions.ts'
import { emailChanges } from './0022-email-changes.ts'
import { keptCodes } from './0023-kept-codes.ts'
import { newsReports } from './0024-news-reports.ts'
import { peopleOfReturns } from './0025-people-of-returns.ts'
import { corrections } from './0026-corrections.ts'
import type { Migration } from './migration.ts'

/** Every migration, in the order they run. */
export const migrations: readonly Migration[] = [
  usersAndSessions,
  taxFilings,
  documents,
  newsArticles,
  counts,
  installation,
  returns,
  papers,
  drafts,
  languageAndTheme,
  fileNames,
  accounts,
  scanLeases,
  split,
  secondFactor,
  idempotentAnswers,
  answersOfAPerson,
  warnedAccounts,
  namesAndAmounts,
  deletions,
  emailChanges,
  keptCodes,
  newsReports,
  peopleOfReturns,
  corrections,
]
