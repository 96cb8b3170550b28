import type {
  AskedJointly,
  DeductionsData,
  IncomeData,
  PartnerData,
  SetupData,
  SplitData,
  Step,
} from '@aangiftewijs/domain/tax-return'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import { encryptedColumn } from './encrypted-column.ts'

/** A row of `tax_filings`. Spec 2 § 3; the answers and what follows from them are encrypted. */
export class TaxFilingRow extends Model<InferAttributes<TaxFilingRow>, InferCreationAttributes<TaxFilingRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly userId: number
  declare year: number
  declare currentStep: Step
  declare completed: CreationOptional<boolean>
  declare isJointFiling: boolean
  declare setupData: SetupData | null
  declare partnerData: PartnerData | null
  declare incomeData: IncomeData | null
  declare deductionsData: DeductionsData | null
  declare splitData: CreationOptional<SplitData | null>
  /** Whole euros. */
  declare calculatedTax: number | null
  /** Of which steps the amounts were asked of a couple (true) or of one person, where the return has become of the other kind since. */
  declare askedJointly: CreationOptional<AskedJointly | null>
  /** The name of the account when it was submitted. */
  declare submittedName: CreationOptional<string | null>
  /** The submitted return this one corrects. */
  declare readonly correctsFilingId: CreationOptional<number | null>
  /** What that one corrected itself, the latest first. */
  declare readonly correctsAlso: CreationOptional<readonly number[] | null>
  /** Kept by Sequelize: a save that lost a race throws OptimisticLockError. */
  declare readonly version: CreationOptional<number>
  declare readonly createdAt: Date
  declare updatedAt: Date
}

export function defineTaxFilings(sequelize: Sequelize, cipher: Cipher): ModelStatic<TaxFilingRow> {
  const TaxFilings = class extends TaxFilingRow {}
  TaxFilings.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      year: { type: DataTypes.INTEGER, allowNull: false },
      currentStep: { type: DataTypes.STRING(20), allowNull: false },
      completed: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      isJointFiling: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      setupData: encryptedColumn(cipher, 'tax_filings', 'setupData'),
      partnerData: encryptedColumn(cipher, 'tax_filings', 'partnerData'),
      incomeData: encryptedColumn(cipher, 'tax_filings', 'incomeData'),
      deductionsData: encryptedColumn(cipher, 'tax_filings', 'deductionsData'),
      splitData: encryptedColumn(cipher, 'tax_filings', 'splitData'),
      calculatedTax: encryptedColumn(cipher, 'tax_filings', 'calculatedTax'),
      askedJointly: encryptedColumn(cipher, 'tax_filings', 'askedJointly'),
      submittedName: encryptedColumn(cipher, 'tax_filings', 'submittedName'),
      correctsFilingId: { type: DataTypes.INTEGER, allowNull: true },
      correctsAlso: encryptedColumn(cipher, 'tax_filings', 'correctsAlso'),
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      createdAt: { type: DataTypes.DATE, allowNull: false },
      updatedAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'tax_filings', modelName: 'TaxFiling', timestamps: false, version: true },
  )
  return TaxFilings
}
