import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { weighLessPay } from './weigh-less-pay.ts';

const { growth: _, ...STEADY } = FLORIST;
const modelOf = (values: Parameters<typeof said>[0]) =>
  buildModel(said({ ...STEADY, ownFunds: 9000, loan: 9000, volume: 230, ...values }), TODAY);
const PAY = 1200;

it('half pay until sales pay their way leaves less to be raised, by no more than what is not taken', () => {
  const model = modelOf({ founderPay: PAY });
  const found = weighLessPay(model, PAY);
  const own = model.ways.find(({ id }) => id === 'own');
  expect(found?.half).toBe(PAY / 2);
  expect(found?.until).toBe(Math.min(12, Math.max((model.breakEven.month ?? 0) - 1, model.lowestCash.month)));
  const spared = (own?.raisedOwn ?? 0) - (found?.way.raisedOwn ?? 0);
  expect(spared).toBeGreaterThan(0);
  expect(spared).toBeLessThanOrEqual((PAY / 2) * (found?.until ?? 0));
});

it('is none where nothing is taken, or pay was told to come later', () => {
  expect(weighLessPay(modelOf({}), 0)).toBeNull();
  expect(weighLessPay(modelOf({ founderPay: PAY, founderPayFrom: 4 }), PAY)).toBeNull();
});
