"""Simplifies the outlines of a font: as few points as possible, at most <units> away from the old outlines.

python3 redraw.py <font> <new font> <units>     (needs fonttools and brotli)
"""
import math
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

source, target, units = sys.argv[1], sys.argv[2], float(sys.argv[3])
font = TTFont(source)
glyphs, outlines = font.getGlyphSet(), font["glyf"]


def bend(start, control, end, t):
    return tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(start, control, end))


def contours(record):
    """Each contour as points close to one another."""
    all_of_them, line = [], []
    for what, given in record:
        if what == "moveTo":
            line = [given[0]]
            all_of_them.append(line)
        elif what == "lineTo":
            line.append(given[0])
        elif what == "qCurveTo":
            points = list(given)
            if points[-1] is None:
                points.pop()
                first = tuple((a + b) / 2 for a, b in zip(points[-1], points[0]))
                line = [first]
                all_of_them.append(line)
                points.append(first)
            *controls, last = points
            for at, control in enumerate(controls):
                end = last if at == len(controls) - 1 else tuple((a + b) / 2 for a, b in zip(control, controls[at + 1]))
                start = line[-1]
                steps = max(2, int(math.dist(start, control) + math.dist(control, end)) // 8)
                line.extend(bend(start, control, end, step / steps) for step in range(1, steps + 1))
            if not controls:
                line.append(last)
    return all_of_them


def from_line(point, a, b):
    length = math.dist(a, b)
    if length == 0:
        return math.dist(point, a)
    t = sum((p - q) * (r - q) for p, q, r in zip(point, a, b)) / length**2
    t = max(0, min(1, t))
    return math.dist(point, tuple(q + t * (r - q) for q, r in zip(a, b)))


def curve_through(points):
    """The control point of the best single curve from the first to the last, and how far it strays."""
    start, *between, end = points
    way = [0]
    for a, b in zip(points, points[1:]):
        way.append(way[-1] + math.dist(a, b))
    times = [each / way[-1] for each in way[1:-1]]
    weights = [2 * t * (1 - t) for t in times]
    control = tuple(
        sum(w * (p[i] - (1 - t) ** 2 * start[i] - t * t * end[i]) for w, t, p in zip(weights, times, between))
        / sum(w * w for w in weights)
        for i in (0, 1)
    )
    return control, max(math.dist(p, bend(start, control, end, t)) for t, p in zip(times, between))


def sharpness(points, at):
    a, b, c = points[at - 1], points[at], points[(at + 1) % len(points)]
    turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return abs(math.remainder(turn, 2 * math.pi))


def fewest(points):
    """The cheapest way round: a line counts 1, a curve 1.8."""
    count = len(points)
    cost, back = [0] + [math.inf] * (count - 1), [None] * count
    for start in range(count - 1):
        misses = 0
        for end in range(start + 1, min(count, start + 60)):
            found = None
            if all(from_line(points[k], points[start], points[end]) <= units for k in range(start + 1, end)):
                found = (1, None)
            else:
                control, strays = curve_through(points[start : end + 1])
                if strays <= units:
                    found = (1.8, control)
            misses = 0 if found else misses + 1
            if misses > 6:
                break
            if found and cost[start] + found[0] < cost[end]:
                cost[end], back[end] = cost[start] + found[0], (start, found[1])
    pieces, at = [], count - 1
    while at > 0:
        start, control = back[at]
        pieces.append((control, points[at]))
        at = start
    return reversed(pieces)


def whole(point):
    return tuple(round(each) for each in point)


for name in font.getGlyphOrder():
    if outlines[name].numberOfContours <= 0:
        continue
    record, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[name].draw(record)
    for contour in contours(record.value):
        points = [contour[0]]
        points += [b for a, b in zip(contour, contour[1:]) if math.dist(a, b) > 0.5]
        if math.dist(points[0], points[-1]) <= 0.5:
            points.pop()
        if len(points) < 3:
            continue
        first = max(range(len(points)), key=lambda at: sharpness(points, at))
        points = points[first:] + points[: first + 1]
        pen.moveTo(whole(points[0]))
        for control, end in fewest(points):
            pen.lineTo(whole(end)) if control is None else pen.qCurveTo(whole(control), whole(end))
        pen.closePath()
    drawn = pen.glyph(dropImpliedOnCurves=True)
    drawn.recalcBounds(outlines)
    outlines[name] = drawn
    font["hmtx"][name] = (font["hmtx"][name][0], getattr(drawn, "xMin", 0))

font.flavor = "woff2"
font.save(target)
