import type { ModelStatic, Sequelize } from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import { type AuditEntryRow, defineAuditEntries } from './audit-entry.ts'
import { type DeletionRow, defineDeletions } from './deletion.ts'
import { type DocumentRow, defineDocuments } from './document.ts'
import { type DoomedBytesRow, defineDoomedBytes } from './doomed-bytes.ts'
import { type DraftRow, defineDrafts } from './draft.ts'
import { defineEmailChanges, type EmailChangeRow } from './email-change.ts'
import { defineHiddenNews, type HiddenNewsRow } from './hidden-news.ts'
import { defineIdempotentAnswers, type IdempotentAnswerRow } from './idempotent-answer.ts'
import { defineInstallation, type InstallationRow } from './installation.ts'
import { defineNewsArticles, type NewsArticleRow } from './news-article.ts'
import { defineNewsReports, type NewsReportRow } from './news-report.ts'
import { definePasskeys, type PasskeyRow } from './passkey.ts'
import { definePasskeyChallenges, type PasskeyChallengeRow } from './passkey-challenge.ts'
import { definePasswordLinks, type PasswordLinkRow } from './password-link.ts'
import { defineRecoveryCodes, type RecoveryCodeRow } from './recovery-code.ts'
import { defineSessions, type Session } from './session.ts'
import { defineTaxFilings, type TaxFilingRow } from './tax-filing.ts'
import { defineUsers, type User } from './user.ts'

/** Every table of the database. */
export interface Models {
  readonly users: ModelStatic<User>
  readonly sessions: ModelStatic<Session>
  readonly taxFilings: ModelStatic<TaxFilingRow>
  readonly documents: ModelStatic<DocumentRow>
  readonly drafts: ModelStatic<DraftRow>
  readonly newsArticles: ModelStatic<NewsArticleRow>
  readonly newsReports: ModelStatic<NewsReportRow>
  readonly hiddenNews: ModelStatic<HiddenNewsRow>
  readonly doomedBytes: ModelStatic<DoomedBytesRow>
  readonly auditEntries: ModelStatic<AuditEntryRow>
  readonly passwordLinks: ModelStatic<PasswordLinkRow>
  readonly emailChanges: ModelStatic<EmailChangeRow>
  readonly passkeys: ModelStatic<PasskeyRow>
  readonly recoveryCodes: ModelStatic<RecoveryCodeRow>
  readonly passkeyChallenges: ModelStatic<PasskeyChallengeRow>
  readonly idempotentAnswers: ModelStatic<IdempotentAnswerRow>
  readonly deletions: ModelStatic<DeletionRow>
  readonly installation: ModelStatic<InstallationRow>
}

export function defineModels(sequelize: Sequelize, cipher: Cipher): Models {
  const users = defineUsers(sequelize, cipher)
  return {
    users,
    sessions: defineSessions(sequelize, users),
    taxFilings: defineTaxFilings(sequelize, cipher),
    documents: defineDocuments(sequelize, cipher),
    drafts: defineDrafts(sequelize, cipher),
    newsArticles: defineNewsArticles(sequelize),
    newsReports: defineNewsReports(sequelize),
    hiddenNews: defineHiddenNews(sequelize),
    doomedBytes: defineDoomedBytes(sequelize),
    auditEntries: defineAuditEntries(sequelize),
    passwordLinks: definePasswordLinks(sequelize),
    emailChanges: defineEmailChanges(sequelize),
    passkeys: definePasskeys(sequelize, cipher),
    recoveryCodes: defineRecoveryCodes(sequelize),
    passkeyChallenges: definePasskeyChallenges(sequelize),
    idempotentAnswers: defineIdempotentAnswers(sequelize, cipher),
    deletions: defineDeletions(sequelize),
    installation: defineInstallation(sequelize),
  }
}
