import { beforeEach, expect, test, vi } from 'vitest';
import { watchSchedule } from './watchSchedule';

const start = new Date('2026-12-01T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

const hour = 3_600_000;
const later = (hours: number) => new Date(start.getTime() + hours * hour);
const firstOf =
  (...moments: Date[]) =>
  (after: Date): Date | null =>
    moments.find((moment) => moment > after) ?? null;

test('calls back at the moment, months ahead too, and once', () => {
  const due = vi.fn();
  watchSchedule(firstOf(later(2_000)), due);
  vi.advanceTimersByTime(2_000 * hour - 1);
  expect(due).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000 * hour);
  expect(due).toHaveBeenCalledTimes(1);
});

test('goes on to the next moment by itself, also while a build of the one before still runs or after it failed', () => {
  const due = vi.fn();
  watchSchedule(firstOf(later(1), later(1.001), later(3)), due);
  vi.advanceTimersByTime(hour);
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(0.01 * hour);
  expect(due).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2 * hour);
  expect(due).toHaveBeenCalledTimes(3);
});

test('finds a moment that passed during the first build', () => {
  const due = vi.fn();
  watchSchedule(firstOf(later(-0.01), later(5)), due, later(-0.02));
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(hour);
  expect(due).toHaveBeenCalledTimes(1);
});

test('reads the moments again once armed, as after a save', () => {
  const due = vi.fn();
  const moments = [later(2)];
  const { arm } = watchSchedule((after) => firstOf(...moments)(after), due);
  moments.unshift(later(1));
  arm();
  vi.advanceTimersByTime(hour);
  expect(due).toHaveBeenCalledTimes(1);
  moments.pop();
  arm();
  vi.advanceTimersByTime(1_000 * hour);
  expect(due).toHaveBeenCalledTimes(1);
});

test('arming at the moment itself does not lose it', () => {
  const due = vi.fn();
  const { arm } = watchSchedule(firstOf(later(1)), due);
  vi.setSystemTime(later(1.5));
  arm();
  vi.advanceTimersByTime(hour);
  expect(due).toHaveBeenCalledTimes(1);
});

test('after a sleep of a laptop, several moments that passed are one build', () => {
  const due = vi.fn();
  watchSchedule(firstOf(later(1), later(2), later(3)), due);
  vi.setSystemTime(later(2.5));
  vi.advanceTimersByTime(hour);
  expect(due).toHaveBeenCalledTimes(1);
});

test('stopping forgets the moment', () => {
  const due = vi.fn();
  const { stop } = watchSchedule(firstOf(later(1)), due);
  stop();
  vi.advanceTimersByTime(10 * hour);
  expect(due).not.toHaveBeenCalled();
});
