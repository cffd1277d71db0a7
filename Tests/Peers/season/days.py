"""The hours of work of each day."""

import datetime
import math

DAY = 86_400.0


class Days:
    def __init__(self, stated, draws):
        self.stated, self.draws = stated, draws
        self.count = stated["count"]
        self.drawn = {}
        # Seconds after hours in which a field is finished.
        self.overtime = stated["finishingMin"] * 60

    def day_of(self, code):
        """How many days after the first one a date such as 05-15 is."""
        date = lambda text: datetime.date(2001, *map(int, text.split("-")))
        return (date(code) - date(self.stated["start"])).days

    def begin_of(self, day):
        return day * DAY + (self.stated["startHour"] + self.stated["checksHours"]) * 3600

    def end_of(self, day):
        return day * DAY + (self.stated["startHour"] + self.stated["hoursPerDay"]) * 3600

    @property
    def end(self):
        return self.end_of(self.count - 1)

    def hours(self, day):
        """From when to when there is work on a day; nothing on a wet one."""
        if not 0 <= day < self.count:
            return None
        if day not in self.drawn:
            self.hours(day - 1)
            begin, end = self.begin_of(day), self.end_of(day)
            if not self.draws.workable(day):
                self.drawn[day] = None
            elif self.draws.half(day):
                self.drawn[day] = begin, (begin + end) / 2
            else:
                self.drawn[day] = begin, end
        return self.drawn[day]

    def open_at(self, time):
        """When the hours of work end that a time is in; nothing outside of them."""
        today = int(time // DAY)
        # Work may go on beyond midnight.
        for begin, end in filter(None, map(self.hours, (today - 1, today, today + 1))):
            if begin <= time < end:
                return end
        return None

    def next_begin(self, time):
        """The beginning of the next day; nothing after the last."""
        today = int(time // DAY)
        day = today if time < self.begin_of(today) else today + 1
        return self.begin_of(day) if day < self.count else None

    def repaired_at(self, time, seconds, late):
        """When a repair is done, in hours of work on any day and some hours after them."""
        length = self.end_of(0) - self.begin_of(0) + late * 3600
        if length >= DAY:
            return time + seconds
        day = math.floor((time - self.begin_of(0)) / DAY)
        while True:
            begin = max(time, self.begin_of(day))
            end = self.begin_of(day) + length
            if begin + seconds <= end:
                return begin + seconds
            seconds -= max(0.0, end - begin)
            day += 1

    def elapsed(self, time):
        """Whole days since the first morning, and the share of a day's work."""
        day = time // DAY
        day -= time < self.begin_of(day)
        length = self.end_of(day) - self.begin_of(day)
        return day + min(1, (time - self.begin_of(day)) / length)
