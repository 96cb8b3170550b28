import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { expect, test } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { connectTo, dropDatabaseOf } from '../testing/test-database.ts'
import { migrations } from './index.ts'

test('articles from before are reports of no feed, those of the demonstration left out; back again nothing is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const sequelize = await connectTo(folder)
  const cipher = createCipher(fixedKeyRing(Buffer.from('a1'.repeat(32), 'hex')))
  const at = migrations.findIndex(({ name }) => name === '0024-news-reports')
  await createMigrator(sequelize, cipher, migrations.slice(0, at)).up()
  for (const url of ['https://a.example/1', 'https://example.org/fictional-ai-news/1'])
    await sequelize.query(
      `INSERT INTO news_articles (title, summary, url, source, "publishDate", "fetchDate", rank, category) VALUES ('T', 'S', '${url}', 'A', '2026-11-20', '2026-11-20', 1, 'tools')`,
    )
  const migrator = createMigrator(sequelize, cipher, migrations.slice(0, at + 1))
  await migrator.up()
  const reports = await sequelize.query('SELECT feed, title, url, category FROM news_reports', {
    type: QueryTypes.SELECT,
  })
  expect(reports).toEqual([{ feed: '', title: 'T', url: 'https://a.example/1', category: 'tools' }])
  await migrator.down()
  const articles = await sequelize.query('SELECT url FROM news_articles', { type: QueryTypes.SELECT })
  expect(articles).toHaveLength(2)
  await sequelize.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})
