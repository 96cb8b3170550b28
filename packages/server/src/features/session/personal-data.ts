import type { PersonalData } from '../../http.ts'

/** The account itself, its sessions and links, and the answers kept for who sends something again. */
export const sessionPersonalData: PersonalData = {
  export: async ({ database: { models } }, userId) => {
    const user = await models.users.findByPk(userId)
    const sessions = await models.sessions.findAll({ where: { userId }, order: [['createdAt', 'ASC']] })
    const passwordLinks = await models.passwordLinks.findAll({ where: { userId } })
    const answers = await models.idempotentAnswers.findAll({ where: { userId }, order: [['createdAt', 'ASC']] })
    return {
      account: user && {
        id: user.id,
        username: user.username,
        fullName: user.fullName,
        email: user.email,
        bsn: user.bsn,
        authMethod: user.authMethod,
        createdAt: user.createdAt.toISOString(),
        lastLogin: user.lastLogin?.toISOString() ?? null,
        chosenFilingId: user.chosenFilingId,
        disabledAt: user.disabledAt?.toISOString() ?? null,
        idleWarnedAt: user.idleWarnedAt?.toISOString() ?? null,
        digidTokens: user.digidTokens,
        language: user.language,
        theme: user.theme,
      },
      sessions: sessions.map((session) => ({
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
      })),
      passwordLinks: passwordLinks.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
      keptAnswers: answers.map(({ createdAt, content: { answer } }) => ({
        createdAt: createdAt.toISOString(),
        status: answer?.status ?? null,
        body: answer?.body ?? null,
      })),
    }
  },
  remove: async ({ database }, userId) => {
    await database.write((transaction) => database.models.sessions.destroy({ where: { userId }, transaction }))
  },
}
