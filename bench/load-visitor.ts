import { Agent, request } from 'node:http';

export interface VisitorCall {
  readonly kind: 'start' | 'answer' | 'generate';
  readonly isOk: boolean;
  /** From the moment the request was due, or sent where none was set, to the last byte of its reply. */
  readonly ms: number;
}

export interface LoadVisitor {
  start(): Promise<void>;
  /** Answers so many times, so that not everybody is at the same question. */
  answerTimes(count: number): Promise<void>;
  /** Answers up to the end of an interview, so that the next thing to do is to have its plan written. */
  finishInterview(): Promise<void>;
  /**
   * Answers what is asked, and begins anew when an interview has come to its end. With `everyMs` an answer is due that often, the first
   * after `firstMs`, and one that is sent late counts from when it was due: a slow server cannot hide behind visitors who wait for it.
   */
  answerUntil(until: number, everyMs: number, firstMs: number): Promise<void>;
}

interface Asked {
  readonly sessionId?: string;
  readonly topic?: string | null;
  readonly isComplete?: boolean;
}

const WORDS: Readonly<Record<string, string>> = {
  problem: 'En el Ensanche de Valencia la gente quiere flores frescas a última hora y solo encuentra ramos de supermercado.',
  customer: 'Vecinos de 28 a 60 años que regalan flores unas cinco veces al año, y ocho hoteles.',
  solution: 'Una floristería de barrio, Flor de Azahar, con ramos listos en diez minutos.',
  marketing: 'Instagram y WhatsApp con el ramo del día, y acuerdos con los hoteles.',
  revenue: 'El ramo medio se vende a 32 € y calculo 310 ramos al mes. Cada ramo me cuesta 12,50 €.',
  resources: 'Necesito 24.000 €. Los gastos fijos son 3.950 € al mes. Trabajo yo sola. Tengo 10.000 € y pido 14.000 € a 5 años.',
  goals: 'En doce meses quiero vender 430 ramos al mes.',
  competitors: 'La cadena Colvin por internet y Flores Narciso.',
};

/** One visitor with a connection and a cookie of its own. `generates`: has each plan written before it begins anew. */
export function createVisitor(base: string, tell: (call: VisitorCall) => void, { generates = false } = {}): LoadVisitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let sessionId = '';
  let cookie = '';
  let topic: string | null = 'problem';
  let isFinished = false;
  const said = new Set<string>();

  async function call(kind: VisitorCall['kind'], path: string, body: object, since = performance.now()): Promise<Asked | null> {
    const reply = await send(agent, `${base}${path}`, cookie, JSON.stringify(body)).catch(() => null);
    const isOk = reply?.status === 200;
    tell({ kind, isOk, ms: performance.now() - since });
    if (!isOk || !reply) return null;
    cookie = reply.cookie ?? cookie;
    return JSON.parse(reply.text) as Asked;
  }
  async function start(): Promise<void> {
    const begun = await call('start', '/api/chat/start', { language: 'es' });
    sessionId = begun?.sessionId ?? '';
    topic = 'problem';
    said.clear();
    isFinished = false;
  }
  async function answer(since: number): Promise<void> {
    const words = topic === null ? 'sí' : (WORDS[topic] ?? 'no sé');
    const text = topic !== null && said.has(words) ? 'no sé' : words;
    said.add(words);
    const reply = await call('answer', `/api/chat/${sessionId}/answer`, { answer: text, language: 'es' }, since);
    topic = reply?.topic ?? null;
    isFinished = reply?.isComplete ?? true;
  }
  async function goOn(): Promise<void> {
    if (generates) await call('generate', `/api/chat/${sessionId}/generate`, { language: 'es' });
    await start();
  }
  return {
    start,
    async answerTimes(count) {
      for (let time = 0; time < count && !isFinished; time += 1) await answer(performance.now());
    },
    async finishInterview() {
      while (!isFinished) await answer(performance.now());
    },
    async answerUntil(until, everyMs, firstMs) {
      for (let due = performance.now() + firstMs; due < until && performance.now() < until; due += everyMs) {
        const early = due - performance.now();
        if (everyMs > 0 && early > 0) await pause(early);
        if (isFinished) await goOn();
        await answer(everyMs > 0 ? due : performance.now());
      }
      agent.destroy();
    },
  };
}

function send(agent: Agent, url: string, cookie: string, body: string): Promise<{ status: number; cookie: string | null; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...(cookie && { cookie }) };
    const asked = request(url, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('error', reject);
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? null, text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
