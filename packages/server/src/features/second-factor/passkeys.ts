import { productName } from '@aangiftewijs/domain/product'
import { mostPasskeys, type SecondFactor } from '@aangiftewijs/domain/session'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { UniqueConstraintError } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { secondFactorRefused, tooManyPasskeys } from '../../errors.ts'
import type { PasskeyRow } from '../../models/passkey.ts'
import type { PasskeyChallengeRow } from '../../models/passkey-challenge.ts'
import type { User } from '../../models/user.ts'
import { useUp } from './challenges.ts'
import { makeRecoveryCodes, type NewCodes } from './recovery-codes.ts'

/** Loaded when somebody uses a passkey: it is large, and most people have none. */
const webauthn = () => import('@simplewebauthn/server')

const site = ({ config }: Pick<Dependencies, 'config'>) => ({
  origin: config.publicOrigin,
  id: new URL(config.publicOrigin).hostname,
})

/** A person's passkeys, the oldest first. */
export const passkeysOf = ({ database }: Pick<Dependencies, 'database'>, userId: number): Promise<PasskeyRow[]> =>
  database.models.passkeys.findAll({ where: { userId }, order: [['id', 'ASC']] })

/** What a person sees of their second factor. */
export async function secondFactorOf(host: Pick<Dependencies, 'database'>, userId: number): Promise<SecondFactor> {
  const [passkeys, codes] = await Promise.all([
    passkeysOf(host, userId),
    host.database.models.recoveryCodes.findAll({ where: { userId } }),
  ])
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: codes.length,
    areCodesKept: codes.every(({ isKept }) => isKept),
  }
}

/** As {@link secondFactorOf}, with everything that is kept of each passkey: for its owner's export. */
export async function exportedSecondFactor(
  host: Pick<Dependencies, 'database'>,
  userId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const passkeys = await passkeysOf(host, userId)
  return {
    ...(await secondFactorOf(host, userId)),
    passkeys: passkeys.map(({ id, name, credentialId, publicKey, counter, transports, createdAt, lastUsedAt }) => ({
      id,
      name,
      credentialId,
      publicKey,
      counter,
      transports,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

const described = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.split(',').filter((name) => name !== ''),
  }))

/** What a browser needs to make a passkey. @throws `too-many-passkeys` */
export async function optionsToAdd(
  host: Dependencies,
  { id, username, fullName }: User,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const passkeys = await passkeysOf(host, id)
  if (passkeys.length >= mostPasskeys) throw tooManyPasskeys()
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: productName,
    rpID: site(host).id,
    userName: username,
    userID: new TextEncoder().encode(`aangiftewijs ${id}`),
    userDisplayName: fullName,
    excludeCredentials: described(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What a browser needs to let one of a person's passkeys answer. */
export async function optionsToAnswer(
  host: Dependencies,
  userId: number,
  challenge?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: site(host).id,
    allowCredentials: described(await passkeysOf(host, userId)),
    userVerification: 'preferred',
    // As bytes: of a text it would take the letters.
    ...(challenge === undefined ? {} : { challenge: Buffer.from(challenge, 'base64url') }),
  })
}

/** What came from a browser is checked by the library, which throws for anything odd: that is a refusal. */
async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw secondFactorRefused(cause)
  }
}

/** A passkey to add. */
export interface NewPasskey {
  /** What the browser answered. */
  readonly credential: string
  readonly name: string
}

/**
 * Adds the passkey with which a browser answered a challenge, which is used up; with the first one recovery codes are made, in the
 * same write: nobody has a passkey and no codes.
 * @returns the codes of a first passkey, else null
 * @throws `second-factor-refused`, `second-factor-over`
 */
export async function addPasskey(
  host: Dependencies,
  asked: PasskeyChallengeRow,
  { credential, name }: NewPasskey,
): Promise<NewCodes | null> {
  const { userId } = asked
  const { verifyRegistrationResponse } = await webauthn()
  const { origin, id: rpId } = site(host)
  const { registrationInfo } = await orRefused(() => {
    const response: RegistrationResponseJSON = JSON.parse(credential)
    return verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    })
  })
  if (registrationInfo === undefined) throw secondFactorRefused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row = {
    userId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(','),
    name,
    createdAt: host.clock.now(),
  }
  const { database } = host
  return database
    .write(async (transaction) => {
      await useUp(host, asked, transaction)
      const isFirst = (await database.models.passkeys.count({ where: { userId }, transaction })) === 0
      await database.models.passkeys.create(row, { transaction })
      return isFirst ? makeRecoveryCodes(database, userId, transaction) : null
    })
    .catch((error: unknown) => {
      throw error instanceof UniqueConstraintError ? secondFactorRefused(error) : error
    })
}

const credentialIdIn = (response: AuthenticationResponseJSON) => (typeof response.id === 'string' ? response.id : '')

/** The passkey with which a browser answered, if it is this person's already, under this name: the form was sent twice. */
export async function addedAlready(
  host: Pick<Dependencies, 'database'>,
  userId: number,
  { credential, name }: NewPasskey,
): Promise<PasskeyRow | null> {
  const credentialId = await orRefused(async () => credentialIdIn(JSON.parse(credential)))
  const passkey = await host.database.models.passkeys.findOne({ where: { userId, credentialId } })
  // Names are encrypted, which no query sees through.
  return passkey?.name === name ? passkey : null
}

/** Lets one of the person's passkeys answer a challenge. @throws `second-factor-refused` */
export async function checkPasskey(
  host: Dependencies,
  userId: number,
  challenge: string,
  credential: string,
): Promise<void> {
  const { database, clock } = host
  const { verifyAuthenticationResponse } = await webauthn()
  const { origin, id: rpId } = site(host)
  const { passkey, counter } = await orRefused(async () => {
    const response: AuthenticationResponseJSON = JSON.parse(credential)
    const where = { userId, credentialId: credentialIdIn(response) }
    const passkey = await database.models.passkeys.findOne({ where })
    if (passkey === null) throw new Error('The passkey is not of this person')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Postgres gives large numbers as text.
        counter: Number(passkey.counter),
      },
    })
    if (!verified) throw new Error('The signature is not right')
    return { passkey, counter: authenticationInfo.newCounter }
  })
  await database.write((transaction) => passkey.update({ counter, lastUsedAt: clock.now() }, { transaction }))
}

/** Takes a passkey away; with the last one the recovery codes go, and signing in asks for the password alone. */
export async function removePasskey({ database }: Dependencies, userId: number, id: number): Promise<void> {
  const { passkeys, recoveryCodes } = database.models
  await database.write(async (transaction) => {
    await passkeys.destroy({ where: { id, userId }, transaction })
    if ((await passkeys.count({ where: { userId }, transaction })) > 0) return
    await recoveryCodes.destroy({ where: { userId }, transaction })
  })
}

/** Takes the whole second factor away. */
export async function removeSecondFactor({ database }: Pick<Dependencies, 'database'>, userId: number): Promise<void> {
  const { passkeys, recoveryCodes, passkeyChallenges } = database.models
  const where = { userId }
  await database.write(async (transaction) => {
    await passkeyChallenges.destroy({ where, transaction })
    await recoveryCodes.destroy({ where, transaction })
    await passkeys.destroy({ where, transaction })
  })
}
