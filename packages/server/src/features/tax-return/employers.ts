import { type Employer, prefillFrom } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'

/** The employers on a person's income statements, as they are saved with the income. */
export async function employersOf({ database }: Dependencies, userId: number): Promise<readonly Employer[]> {
  const rows = await database.models.documents.findAll({ where: { userId }, order: [['id', 'ASC']] })
  return prefillFrom(
    rows.map((row) => ({
      id: row.id,
      userId: row.userId,
      type: row.type,
      filename: row.filename,
      filesize: row.filesize,
      uploadedAt: row.uploadedAt.toISOString(),
      status: row.status,
      isPasswordProtected: row.isPasswordProtected,
      extractedData: row.extractedData,
    })),
  ).employers
}
